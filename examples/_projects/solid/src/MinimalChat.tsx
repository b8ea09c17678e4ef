import 'deep-chat';

const demo = {response: {text: 'Hello!'}};

export function MinimalChat() {
  return (
    <deep-chat
      prop:demo={demo}
      style={{
        display: 'block',
        width: '100%',
        height: '420px',
        'font-family': 'system-ui, sans-serif',
      }}
    />
  );
}
