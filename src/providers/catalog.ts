import {declared} from './declared';
import {fieldsOf} from './fields';
import {givenModes} from './modes';
import type {Mode, ProviderFacts, ProviderKey} from './types';

function build(provider: ProviderKey): ProviderFacts {
  const types = declared[provider];
  if (!types)
    throw new Error(
      `The installed deep-chat has no provider "${provider}". Take it out of src/data/providers.ts.`,
    );
  return {
    ...types,
    modes: givenModes[provider].map(([id, name, url, rest]): Mode => ({
      id,
      name,
      url,
      fields: fieldsOf(types.modes[id] ?? {}, `${provider}.${id}`),
      stream: false,
      text: true,
      ...rest,
    })),
  };
}

const built = new Map<ProviderKey, ProviderFacts>();

/** What is known of a provider. */
export function factsOf(provider: ProviderKey): ProviderFacts {
  const known = built.get(provider) ?? build(provider);
  built.set(provider, known);
  return known;
}

/** A mode of a provider by its id, or the first one that can be used. */
export function modeOf(provider: ProviderKey, id: string): Mode {
  const {modes} = factsOf(provider);
  const mode = modes.find((known) => known.id === id) ?? modes[0];
  if (!mode) throw new Error(`The catalog lists no mode of ${provider}. Add one to modes.ts.`);
  return mode;
}
