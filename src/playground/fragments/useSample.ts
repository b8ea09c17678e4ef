import {useReducer, useState} from 'react';
import {isChatPart, type ChatTask} from '../chat/ChatActions';
import type {OpenDialog} from '../dialogs/PlaygroundDialogs';
import {begin, reduce} from '../model/reducer';
import {shownNames} from '../model/workspace';
import type {OpenPart} from '../ViewParts';
import {claude, workspace as sample} from './samples';

/** A workspace with one chat that lives as long as the page of its fragment. */
export function useSample() {
  const [timeline, act] = useReducer(reduce, {...sample, chats: [claude]}, begin);
  const [open, setOpen] = useState<OpenDialog>();
  const [part, setPart] = useState<OpenPart>();
  const {present} = timeline;
  const onTask = (id: string, task: ChatTask) => {
    if (task === 'settings' || task === 'code' || task === 'requests') setOpen({kind: task, id});
    else if (isChatPart(task)) setPart({kind: task, id});
    else if (task === 'earlier' || task === 'later')
      act({type: 'move', id, by: task === 'later' ? 1 : -1});
    else act({type: task, id});
  };
  return {
    workspace: present,
    chats: present.chats,
    shared: present.shared,
    names: shownNames(present.chats),
    timeline,
    act,
    open,
    setOpen,
    part,
    setPart,
    onTask,
  };
}
