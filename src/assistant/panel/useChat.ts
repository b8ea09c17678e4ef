import {useCallback, useEffect, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {DeepChatElement} from '../../chat';
import {useSettings} from '../../config/useSettings';
import type {Engine} from '../engine';
import {AskSession} from './AskSession';

/**
 * The place within the site that a click asks for: path, query and fragment; nothing for clicks that
 * the browser has to handle, such as those for a new tab, on other sites or on no link at all.
 */
function siteLinkAt(event: MouseEvent, baseUrl: string): string | undefined {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event
    .composedPath()
    .find((target): target is HTMLAnchorElement => target instanceof HTMLAnchorElement);
  if (!isPlain || !link || event.defaultPrevented) return undefined;
  const {origin, pathname, search, hash} = new URL(link.href);
  const isHere = origin === window.location.origin && pathname.startsWith(baseUrl);
  return isHere ? pathname + search + hash : undefined;
}

/**
 * The conversation and its chat.
 *
 * @param engine gives the engine that the reader has chosen.
 * @param onLink called when a link of an answer opens a page of this site.
 */
export function useChat(engine: () => Promise<Engine>, onLink: () => void) {
  const history = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  const {repositoryUrl} = useSettings();
  const [session] = useState(() => new AskSession());
  const [isEmpty, setEmpty] = useState(session.isEmpty);
  const [isReady, setReady] = useState(false);
  const [{config, generation}, setChat] = useState(() => ({
    config: session.config(),
    /** Changes when the chat begins again. */
    generation: 0,
  }));

  useEffect(() => {
    const home = withBaseUrl('/');
    session.settle(
      {
        engine,
        waysOut: (question) => [
          {
            label: 'open an issue with your question',
            url: `${repositoryUrl.replace(/\/$/, '')}/issues/new?title=${encodeURIComponent(question)}`,
          },
        ],
        onClick: (event) => {
          const address = siteLinkAt(event, home);
          if (!address) return;
          event.preventDefault();
          onLink();
          history.push(address);
        },
      },
      setEmpty,
    );
  }, [session, engine, onLink, history, withBaseUrl, repositoryUrl]);

  const onElement = useCallback(
    (element: DeepChatElement | null) => {
      session.attach(element);
      setReady(element !== null);
    },
    [session],
  );
  const ask = useCallback((question: string) => session.ask(question), [session]);
  const focus = useCallback((text: string) => session.focus(text), [session]);
  const clear = useCallback(() => {
    session.clear();
    setChat((chat) => ({config: session.config(), generation: chat.generation + 1}));
  }, [session]);
  return {config, generation, isEmpty, isReady, onElement, ask, focus, clear};
}
