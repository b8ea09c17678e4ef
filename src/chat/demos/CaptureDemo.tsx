import React, {useMemo, useState, type ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Chat, type DeepChatElement} from '@site/src/chat';
import {Button} from '../../ui/Button';
import {captureConfig} from './configs';
import styles from './demos.module.css';
import {permissionText} from './permission';
import {Received} from './Received';
import {useRefusals} from './useRefusals';

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
