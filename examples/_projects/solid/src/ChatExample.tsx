import {MinimalChat} from './MinimalChat';
import {SupportChat} from './SupportChat';

export default function ChatExample() {
  return (
    <main>
      <h1>Deep Chat in Solid</h1>
      <SupportChat />
      <h2>Minimal</h2>
      <MinimalChat />
    </main>
  );
}
