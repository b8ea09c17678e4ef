const PROPERTIES = ['connect', 'history', 'textInput', 'defaultInput', 'auxiliaryStyle', 'names'];

/** As much of the component as the host relies on: a rebuild for each batch of assignments. */
export class FakeChat extends HTMLElement {
  /** As on a busy page: the first drawing comes while another one waits. */
  static drawsTwice = false;
  builds = 0;
  assigned: Record<string, unknown> = {};
  // As in the component: `isRedrawing` reads it.
  private _waitingToRender_ = false;
  private rendered = false;
  private messages: unknown[] = [];

  constructor() {
    super();
    this.attachShadow({mode: 'open'}).innerHTML = '<div id="container"></div>';
    for (const key of PROPERTIES) {
      Object.defineProperty(this, key, {
        get: () => this.assigned[key],
        set: (value) => {
          this.assigned[key] = value;
          if (this._waitingToRender_) return;
          this._waitingToRender_ = true;
          if (FakeChat.drawsTwice) setTimeout(() => this.build(true));
          setTimeout(() => this.build(false));
        },
      });
    }
  }

  build(isWaiting: boolean): void {
    this._waitingToRender_ = isWaiting;
    this.builds += 1;
    this.messages = [...((this.assigned.history as unknown[] | undefined) ?? [])];
    const draft = (this.assigned.defaultInput as {text?: string} | undefined)?.text ?? '';
    const container = this.shadowRoot?.querySelector('#container') as Element;
    container.innerHTML = `<div id="messages"></div><div id="text-input">${draft}</div>
      <div class="input-button disabled-button"></div>`;
    if (!this.rendered) this.dispatchEvent(new CustomEvent('render'));
    this.rendered = true;
  }

  getMessages = () => [...this.messages];
  say(text: string): void {
    this.messages.push({role: 'user', text});
  }
  find(selector: string): HTMLElement {
    return this.shadowRoot?.querySelector(selector) as HTMLElement;
  }
}

// The component too has its properties on the prototype, where the wrapper for React looks for them.
for (const key of PROPERTIES) Object.defineProperty(FakeChat.prototype, key, {});
customElements.define('deep-chat', FakeChat);
