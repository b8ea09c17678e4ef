import {memo} from 'react';
import {DeepChat} from 'deep-chat-react';
import './chat-page.css';

const Chat = memo(DeepChat);

const connect = {url: '/api/chat'};
const style = {
  display: 'block',
  width: '100%',
  height: '100%',
  border: '0',
  fontFamily: 'system-ui, sans-serif',
};
const messageStyles = {default: {shared: {innerContainer: {maxWidth: '680px'}}}};
const textInput = {styles: {container: {maxWidth: '680px'}}};

export function ChatPage() {
  return (
    <div className="chat-page">
      <header>
        <h1>Support</h1>
      </header>
      <main>
        <Chat connect={connect} style={style} messageStyles={messageStyles} textInput={textInput} />
      </main>
    </div>
  );
}
