import {EVENTS, OTHER_EVENTS, type ApiMember} from './model';
import {component, html, link, text, type Node} from '../../mdx/nodes';
import type {Reference} from './loadModel';

/** Every property, method, event and type, alphabetically, with the place that documents it and a word about it. */
export function indexOf({model, homes}: Reference) {
  const entry = (name: string, note?: string) => ({name, url: homes.get(name), note});
  const members = (list: readonly ApiMember[]) => list.map(({name}) => entry(name));
  const events = EVENTS.map(({property, event}) => entry(property, `DOM event ${event}`));
  const others = OTHER_EVENTS.map((name) => ({...entry(name), url: eventHome(name)}));
  const parts = [
    {title: 'Properties', id: 'properties', entries: members(model.properties)},
    {title: 'Methods', id: 'methods', entries: members(model.methods)},
    {title: 'Events', id: 'events', entries: [...events, ...others]},
    {title: 'Types', id: 'types', entries: model.types.map(({name}) => entry(name))},
  ];
  return parts.map((part) => ({
    ...part,
    entries: [...part.entries].sort((a, b) => a.name.localeCompare(b.name, 'en')),
  }));
}

function eventHome(event: string): string {
  return event === 'new-message'
    ? '/docs/events#onMessage'
    : '/docs/directConnection/OpenAI/OpenAIRealtime#SpeechToSpeechEvents';
}

/** Number of names that are found at one look; in longer lists, letters lead to them. */
const ONE_LOOK = 20;

const letterOf = (name = '') => name.charAt(0).toUpperCase();

/** A name that can break before each of its capitals. */
function drawName(name: string): Node {
  const words = name.split(/(?<=[a-z])(?=[A-Z])/);
  const parts = words.flatMap((word) => [html('wbr', {}, [], true), text(word)]);
  return html('code', {}, parts.slice(1), true);
}

/** The index as headings and lists. */
export function drawIndex(reference: Reference): Node[] {
  return indexOf(reference).flatMap(({title, id, entries}) => [
    {
      type: 'heading',
      depth: 2,
      children: [text(`${title} (${entries.length})`)],
      data: {id, hProperties: {id}},
    },
    component(
      'ApiList',
      {},
      entries.map(({name, url, note}, index) =>
        html('li', {'data-name': name}, [
          ...(entries.length > ONE_LOOK && letterOf(name) !== letterOf(entries[index - 1]?.name)
            ? [html('strong', {}, [text(letterOf(name))])]
            : []),
          ...(url ? [link(url, [drawName(name)])] : [drawName(name)]),
          ...(note ? [text(' '), html('small', {}, [text(note)], true)] : []),
        ]),
      ),
    ),
  ]);
}
