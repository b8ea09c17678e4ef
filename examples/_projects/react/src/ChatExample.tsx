import {LazyChat} from './LazyChat';
import {MinimalChat} from './MinimalChat';
import {SupportChat} from './SupportChat';

export default function ChatExample() {
  return (
    <main>
      <h1>Deep Chat in React</h1>
      <SupportChat />
      <h2>Minimal</h2>
      <MinimalChat />
      <h2>Loaded later</h2>
      <LazyChat />
    </main>
  );
}
