import {Component, CUSTOM_ELEMENTS_SCHEMA} from '@angular/core';
import 'deep-chat';

@Component({
  selector: 'app-minimal-chat',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <deep-chat
      [demo]="demo"
      style="display: block; width: 100%; height: 420px; font-family: system-ui, sans-serif"
    ></deep-chat>
  `,
})
export class MinimalChatComponent {
  readonly demo = {response: {text: 'Hello!'}};
}
