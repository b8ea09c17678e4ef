import type {Json} from '../../lib/json';
import {masked} from '../../providers/exchange';
import {foreignOrigins} from './access';
import {reachOf} from './reach';
import {connectKey, modeOfChat, valuesKey} from './workspace';
import type {ChatModel} from '../schema';

function shown(value: Json): string {
  const open = masked(value, [], Infinity);
  return typeof open === 'string' ? open : JSON.stringify(open);
}

/**
 * Everything in a chat that sends data anywhere or tells the model what to do, at full length: a shortened
 * text could hide its end.
 */
export function overviewOf(chat: ChatModel) {
  const {provider, mode, values, stream, dryRun, toolAnswers = {}} = chat;
  const here = [valuesKey(provider, mode), connectKey(provider, mode)];
  const settings = Object.entries(values).flatMap(([key, given]) =>
    Object.entries(given).map(([name, value]) => ({
      name: modeOfChat(chat) && here.includes(key) ? name : `${key}.${name}`,
      value: shown(value),
    })),
  );
  const more = Object.entries({stream, dryRun}).filter(([, isOn]) => isOn);
  return {
    /** Everyone who would get data. The user has to allow them first. */
    receivers: [...foreignOrigins(chat), ...reachOf(chat)],
    /** Every setting that applies. Settings of other modes start with the mode's name. */
    settings: [
      ...settings,
      ...Object.entries(toolAnswers).map(([name, value]) => ({
        name: `Result of the function ${name}`,
        value,
      })),
      ...more.map(([name]) => ({name, value: 'on'})),
    ],
  };
}
