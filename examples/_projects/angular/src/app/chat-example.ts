import {Component} from '@angular/core';
import {ClientChatComponent} from './client-chat.component';
import {MinimalChatComponent} from './minimal-chat.component';
import {SupportChatComponent} from './support-chat.component';

@Component({
  selector: 'app-chat-example',
  imports: [SupportChatComponent, MinimalChatComponent, ClientChatComponent],
  template: `
    <main>
      <h1>Deep Chat in Angular</h1>
      <app-support-chat />
      <h2>Minimal</h2>
      <app-minimal-chat />
      <h2>With server rendering</h2>
      <app-client-chat />
    </main>
  `,
})
export class ChatExample {}
