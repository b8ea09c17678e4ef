import {lazy, memo, Suspense} from 'react';

const Chat = memo(lazy(() => import('deep-chat-react').then((m) => ({default: m.DeepChat}))));
const demo = {response: {text: 'Hello!'}};
const style = {width: '100%', height: '420px', fontFamily: 'system-ui, sans-serif'};

export function LazyChat() {
  return (
    <Suspense fallback={<div style={{height: '420px'}}>Loading the chat…</div>}>
      <Chat demo={demo} style={style} />
    </Suspense>
  );
}
