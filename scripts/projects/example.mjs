export const EXAMPLE_TITLE = 'A chat with everything';

/** A fence with each part that a framework writes in its own way: data, functions, a panel and a button. */
export const EXAMPLE = `const prices: Record<string, number> = {apple: 2};
const answer = (text: string) => ({text: \`"\${text}" costs \${prices[text] ?? 'nothing'}\`});

<>
  <DeepChat
    demo={{response: (message) => answer(message.text ?? '')}}
    textInput={{placeholder: {text: "What's it to be?"}}}
    onMessage={({message, isHistory}) => {
      if (!isHistory) document.title = \`Last: \${message.text}\`;
    }}
  >
    <div style={{padding: '8px'}}>
      <p>A shop for fruit</p>
    </div>
  </DeepChat>
  <button onClick={() => chat.submitUserMessage({text: 'apple'})}>Ask for an apple</button>
</>`;
