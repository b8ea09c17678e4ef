import {afterNextRender, Component, DestroyRef, ElementRef, inject} from '@angular/core';
import {addFloatingChat} from '../floating-chat';
import {createSupportChat} from '../support-chat';

/** The style sheet `floating-chat.css` goes into `styles` of `angular.json`. */
@Component({selector: 'app-floating-chat', template: ''})
export class FloatingChatComponent {
  constructor() {
    const host = inject<ElementRef<HTMLElement>>(ElementRef);
    const destroyed = inject(DestroyRef);
    afterNextRender(() => {
      destroyed.onDestroy(addFloatingChat(host.nativeElement, createSupportChat));
    });
  }
}
