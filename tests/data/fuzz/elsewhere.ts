import {providers} from '../../../src/data/providers';
import {factsOf} from '../../../src/providers/catalog';
import {addressPlaces, hostileAddresses, hostileReach, otherValues} from './addresses';

/** A chat with settings, those named `connect.…` in its connection. */
function chatWith(provider: string, mode: string, settings: Readonly<Record<string, unknown>>) {
  const entries = Object.entries(settings);
  const pick = (isConnect: boolean) =>
    Object.fromEntries(
      entries
        .filter(([name]) => name.startsWith('connect.') === isConnect)
        .map(([name, value]) => [name.replace('connect.', ''), value]),
    );
  const at = `${provider}.${mode}`;
  return {provider, mode, values: {[at]: pick(false), [`connect.${at}`]: pick(true)}};
}

/** Chats that ask a stranger's host, or let their provider ask it. */
export function leadingElsewhere(): readonly (readonly [string, unknown])[] {
  const addresses = addressPlaces.flatMap(({provider, mode, setting}) =>
    hostileAddresses.map((address) => {
      const settings = {...(provider === 'azure' && otherValues), [setting]: address};
      return [
        `${setting} ${JSON.stringify(address)} of ${provider}.${mode}`,
        {version: 2, chats: [chatWith(provider, mode, settings)]},
      ] as const;
    }),
  );
  const reach = hostileReach.map(
    ([provider, mode, settings]) =>
      [
        `reach of ${provider}: ${JSON.stringify(settings)}`,
        {version: 2, chats: [chatWith(provider, mode, settings)]},
      ] as const,
  );
  const azureHosts = providers.map(
    ({key}) =>
      [
        `${key} at a host of Azure`,
        {
          version: 2,
          chats: [
            chatWith(key, factsOf(key).modes[0]?.id ?? '', {
              'connect.url': 'https://me.openai.azure.com/v1',
            }),
          ],
        },
      ] as const,
  );
  const page = {
    version: 2,
    chats: [
      chatWith('openAI', 'realtime', {
        loading: {html: '<img src=x onerror="window.__tripped = true">'},
        avatar: {src: 'https://evil.example/a.png'},
        buttons: {
          microphone: {default: {svg: {content: '<svg onload="window.__tripped = true">'}}},
        },
      }),
    ],
  };
  return [...addresses, ...reach, ...azureHosts, ['markup of the realtime mode', page]];
}
