import {BUBBLE} from '../../chat/internals';
import {echoesIn, maskedPart, withoutEchoes} from '../../providers/exchange';

/** What a changed text node had, and what it shows instead. */
interface Changed {
  readonly before: string;
  readonly after: string;
}

function textNodes(element: Element): readonly Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text) nodes.push(node);
  return nodes;
}

/** Masks the secrets in one message, also those that several of its elements share. */
function hideIn(
  bubble: Element,
  secrets: readonly string[],
  changed: WeakMap<Text, Changed>,
): void {
  const nodes = textNodes(bubble);
  const texts = nodes.map((node) => {
    const known = changed.get(node);
    return known && known.after === node.data ? known.before : node.data;
  });
  const whole = texts.join('');
  const echoes = echoesIn(whole, secrets);
  let at = 0;
  nodes.forEach((node, index) => {
    const before = texts[index] ?? '';
    const after = maskedPart(whole, [at, at + before.length], echoes);
    at += before.length;
    if (after !== before) changed.set(node, {before, after});
    if (after !== node.data) node.data = after;
  });
  for (const element of bubble.querySelectorAll('*'))
    for (const {name, value} of element.attributes) {
      const shown = withoutEchoes(value, secrets);
      if (shown !== value) element.setAttribute(name, shown);
    }
}

function bubblesOf({target, addedNodes}: MutationRecord): readonly Element[] {
  const element = target instanceof Element ? target : target.parentElement;
  const around = element?.closest(BUBBLE);
  if (around) return [around];
  return [...addedNodes].flatMap((node) =>
    node instanceof Element
      ? [...(node.matches(BUBBLE) ? [node] : []), ...node.querySelectorAll(BUBBLE)]
      : [],
  );
}

/**
 * Masks secrets in the messages of a chat before the browser paints them. A service can repeat a key split
 * over several events of a stream, so that no event has it: only the message as it is drawn has the whole.
 *
 * @param root - The chat's shadow root.
 * @param secretsNow - Every secret that must not be shown.
 * @returns ends it
 */
export function hideEchoes(root: ShadowRoot, secretsNow: () => readonly string[]): () => void {
  const changed = new WeakMap<Text, Changed>();
  const hide = (bubbles: Iterable<Element>) => {
    const secrets = secretsNow();
    if (secrets.length === 0) return;
    for (const bubble of bubbles) hideIn(bubble, secrets, changed);
  };
  const observer = new MutationObserver((records) => {
    hide(new Set(records.flatMap(bubblesOf)));
    // What was just written is no news.
    observer.takeRecords();
  });
  observer.observe(root, {childList: true, characterData: true, subtree: true});
  hide(root.querySelectorAll(BUBBLE));
  return () => observer.disconnect();
}
