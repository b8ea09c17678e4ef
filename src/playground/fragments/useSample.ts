import {useReducer, useRef, useState} from 'react';
import {ChatSessions} from '../chat/chatSession';
import {bringMessages} from '../bringMessages';
import {begin, reduce, type Action} from '../model/reducer';
import {useCommands} from '../useCommands';
import {claude, workspace as sample} from './sampleChats';

/** A workspace with one chat that lives as long as the page of its fragment. */
export function useSample() {
  const [timeline, dispatch] = useReducer(reduce, {...sample, chats: [claude]}, begin);
  const act = (action: Action) => {
    bringMessages(action, timeline);
    dispatch(action);
  };
  const [sessions] = useState(() => new ChatSessions());
  const place = useRef<HTMLDivElement>(null);
  const view = useCommands(timeline, act, sessions, place);
  return {workspace: timeline.present, act, sessions, place, view};
}
