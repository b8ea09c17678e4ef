import React, {useMemo, useState, type ReactNode, useEffect} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Chat, type DeepChatElement} from '@site/src/chat';
import {Button} from '../../ui/Button';
import {captureConfig} from './configs';
import styles from './demos.module.css';
import {permissionText, type Device, type Permission} from './permission';
import {Received} from './Received';

/** What went wrong with a device when a chat of this page wanted it. */
type Refusals = Readonly<Partial<Record<Device, Permission>>>;

function reasonOf(error: unknown): Permission {
  const name = error instanceof DOMException ? error.name : '';
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'denied' : 'missing';
}

/**
 * Notices when the browser does not hand out a camera or microphone. The component only writes that into
 * the console, and has no event for it: the function that it calls is watched as long as the page is open.
 */
function useRefusals(): Refusals {
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

const EXAMPLE =
  'files: landscape.svg, image/svg+xml\n\nThis is an example. Send a file to see yours.';

/** A picture of this site as a file, for visitors without a camera. */
async function samplePhoto(address: string): Promise<File> {
  const response = await fetch(address);
  return new File([await response.blob()], 'sample-photo.svg', {type: 'image/svg+xml'});
}

/** A chat on a phone that takes photos, recordings and files, beside what its handler was given. */
export function CaptureDemo(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const isBrowser = useIsBrowser();
  const canCapture = isBrowser && navigator.mediaDevices?.getUserMedia !== undefined;
  const [body, setBody] = useState('');
  const [chat, setChat] = useState<DeepChatElement | null>(null);
  const [failure, setFailure] = useState('');
  const picture = withBaseUrl('/img/demo/landscape.svg');
  const config = useMemo(() => captureConfig(canCapture, picture, setBody), [canCapture, picture]);
  const refusals = useRefusals();
  const send = async () => {
    setFailure('');
    try {
      const file = await samplePhoto(picture);
      chat?.submitUserMessage({text: 'A sample photo', files: [file]});
    } catch {
      setFailure('Couldn’t load the sample photo. Check your connection, then try again.');
    }
  };
  return (
    <div className={styles.split}>
      <div className={styles.phone}>
        <Chat config={config} label="Chat that takes files" height={460} onElement={setChat} />
      </div>
      <div>
        <p className={styles.lead}>
          Take a photo, record your voice or attach a file. Without a camera, send the sample.
        </p>
        <Button disabled={!chat} onClick={() => void send()}>
          Send a sample photo
        </Button>
        <div role="status">
          {failure && <p className={styles.hint}>{failure}</p>}
          {(['camera', 'microphone'] as const).map(
            (device) =>
              refusals[device] && (
                <p key={device} className={styles.hint}>
                  {permissionText(device, refusals[device])}
                </p>
              ),
          )}
        </div>
        <Received text={body} empty={EXAMPLE} />
        {isBrowser && !canCapture && (
          <p className={styles.hint}>
            This browser offers no camera or microphone here, so their buttons are left out. Pages
            need https for both.
          </p>
        )}
      </div>
    </div>
  );
}
