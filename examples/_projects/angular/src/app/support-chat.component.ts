import {Component, CUSTOM_ELEMENTS_SCHEMA, ElementRef, signal, viewChild} from '@angular/core';
import type {DeepChat} from 'deep-chat';
import type {Connect} from 'deep-chat/dist/types/connect';
import type {RequestInterceptor} from 'deep-chat/dist/types/interceptors';
import type {MessageContent} from 'deep-chat/dist/types/messages';
import 'deep-chat';

@Component({
  selector: 'app-support-chat',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <p>{{ count() }} messages</p>
    <deep-chat
      #chat
      [connect]="connect"
      [introMessage]="intro"
      [requestInterceptor]="addPage"
      (message)="onMessage($event)"
      style="display: block; width: 100%; height: 420px; font-family: system-ui, sans-serif"
    ></deep-chat>
    <button type="button" (click)="ask()">Where is my order?</button>
    <button type="button" (click)="clear()">New chat</button>
  `,
})
export class SupportChatComponent {
  private readonly chat = viewChild.required<ElementRef<DeepChat>>('chat');
  readonly count = signal(0);

  readonly connect: Connect = {
    // Answers in the page. With a server of your own: {url: '/api/chat'}.
    handler: (body, signals) => {
      signals.onResponse({text: `You asked on ${body.page}: ${body.messages[0].text}`});
    },
  };
  readonly intro = {text: 'Hello! How can I help?'};
  readonly addPage: RequestInterceptor = (details) => {
    details.body.page = window.location.pathname;
    return details;
  };

  onMessage(event: Event) {
    const {isHistory} = (event as CustomEvent<{message: MessageContent; isHistory: boolean}>)
      .detail;
    if (!isHistory) this.count.update((current) => current + 1);
  }

  ask() {
    this.chat().nativeElement.submitUserMessage({text: 'Where is my order?'});
  }

  clear() {
    this.chat().nativeElement.clearMessages();
  }
}
