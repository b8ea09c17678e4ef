import {ClientChat} from './ClientChat';

export default function Page() {
  return (
    <main>
      <h1>Support</h1>
      <ClientChat />
    </main>
  );
}
