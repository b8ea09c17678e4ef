import {isObject} from '../lib/isObject';
import {isList, type Json} from '../lib/json';
import {isSecretName} from '../lib/keyEchoes';

/** Names of the properties that `withoutSecrets` takes out, each once. */
export function secretNames(value: Json | undefined): readonly string[] {
  if (isList(value)) return [...new Set(value.flatMap(secretNames))];
  if (!isObject(value)) return [];
  const found = Object.entries(value).flatMap(([name, item]) =>
    isSecretName(name) && typeof item === 'string' && item ? [name] : secretNames(item),
  );
  return [...new Set(found)];
}
