import {afterNextRender, Component, CUSTOM_ELEMENTS_SCHEMA, signal} from '@angular/core';

@Component({
  selector: 'app-client-chat',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <div style="height: 420px">
      @if (ready()) {
        <deep-chat
          [demo]="demo"
          style="display: block; width: 100%; height: 100%; font-family: system-ui, sans-serif"
        ></deep-chat>
      }
    </div>
  `,
})
export class ClientChatComponent {
  readonly ready = signal(false);
  readonly demo = {response: {text: 'Hello!'}};

  constructor() {
    afterNextRender(async () => {
      await import('deep-chat');
      this.ready.set(true);
    });
  }
}
