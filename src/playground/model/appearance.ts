import {isObject} from '../../lib/isObject';
import {checkLook, type Look} from '../style/look';
import {checkMedia, type Medium} from './media';
import {checkScenario, type Scenario} from './scenario';
import {checkToolAnswers, type ToolAnswers} from './toolAnswers';

/** The part of a chat that does not decide who answers. What is absent is as usual. */
export interface Appearance {
  readonly look?: Look;
  /** What the chat can take besides text. */
  readonly media?: readonly Medium[];
  /** What a demo answers with. */
  readonly scenario?: Scenario;
  /** How the calls of its functions are answered. */
  readonly toolAnswers?: ToolAnswers;
  /** The message to all chats passes this one by. */
  readonly skipBroadcast?: true;
}

type Unknown = Readonly<Record<string, unknown>>;

/** Leaves out what is empty or undefined, so that equal appearances are equal as JSON. */
export function tidy({look, media, scenario, toolAnswers, skipBroadcast}: Appearance): Appearance {
  return {
    ...(look && Object.keys(look).length > 0 ? {look} : {}),
    ...(media && media.length > 0 ? {media} : {}),
    ...(scenario && scenario !== 'standard' ? {scenario} : {}),
    ...(toolAnswers && Object.keys(toolAnswers).length > 0 ? {toolAnswers} : {}),
    ...(skipBroadcast ? {skipBroadcast} : {}),
  };
}

/** Takes from a chat of unknown origin what is its appearance. */
export function checkAppearance(given: Unknown): Appearance {
  const at = (name: string) => (Object.hasOwn(given, name) ? given[name] : undefined);
  const look = at('look');
  return tidy({
    look: isObject(look) ? checkLook(look) : {},
    media: checkMedia(at('media')),
    scenario: checkScenario(at('scenario')),
    toolAnswers: checkToolAnswers(at('toolAnswers')),
    // Its name in links and files of before.
    ...(at('skipBroadcast') === true || at('apart') === true ? {skipBroadcast: true} : {}),
  });
}

/** Changes parts of an appearance and leaves the rest of the chat as it is. */
export function withAppearance<T extends Appearance>(chat: T, changes: Appearance): T {
  const {
    look: _,
    media: __,
    scenario: ___,
    toolAnswers: ____,
    skipBroadcast: _____,
    ...rest
  } = chat;
  return {...rest, ...tidy({...chat, ...changes})} as T;
}
