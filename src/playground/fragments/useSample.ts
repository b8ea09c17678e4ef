import {useReducer, useRef, useState} from 'react';
import {ChatSessions} from '../chat/chatSession';
import {begin, reduce} from '../model/reducer';
import {useCommands} from '../useCommands';
import {claude, workspace as sample} from './samples';

/** A workspace with one chat that lives as long as the page of its fragment. */
export function useSample() {
  const [timeline, act] = useReducer(reduce, {...sample, chats: [claude]}, begin);
  const [sessions] = useState(() => new ChatSessions());
  const place = useRef<HTMLDivElement>(null);
  const view = useCommands(timeline, act, sessions, place);
  return {workspace: timeline.present, act, sessions, place, view};
}
