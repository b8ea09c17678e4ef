import {useEffect, useState} from 'react';
import type {Device, Permission} from './permission';

/** What went wrong with a device when a chat of this page wanted it. */
export type Refusals = Readonly<Partial<Record<Device, Permission>>>;

function reasonOf(error: unknown): Permission {
  const name = error instanceof DOMException ? error.name : '';
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'denied' : 'missing';
}

/**
 * Notices when the browser does not hand out a camera or microphone. The component only writes that into
 * the console, and has no event for it: the function that it calls is watched as long as the page is open.
 */
export function useRefusals(): Refusals {
  const [refusals, setRefusals] = useState<Refusals>({});

  useEffect(() => {
    const {mediaDevices} = navigator;
    if (!mediaDevices?.getUserMedia) return undefined;
    const original = mediaDevices.getUserMedia;
    const watched: typeof original = async (wish) => {
      const device: Device = wish?.video ? 'camera' : 'microphone';
      try {
        const stream = await original.call(mediaDevices, wish);
        setRefusals(({[device]: _, ...rest}) => rest);
        return stream;
      } catch (error) {
        setRefusals((before) => ({...before, [device]: reasonOf(error)}));
        throw error;
      }
    };
    mediaDevices.getUserMedia = watched;
    return () => {
      if (mediaDevices.getUserMedia === watched) mediaDevices.getUserMedia = original;
    };
  }, []);

  return refusals;
}
