import dynamic from 'next/dynamic';

const Chat = dynamic(() => import('../components/Chat'), {
  ssr: false,
  loading: () => <p style={{height: '420px'}}>Loading the chat…</p>,
});

export default function Page() {
  return (
    <main>
      <h1>Support</h1>
      <Chat />
    </main>
  );
}
