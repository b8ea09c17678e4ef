import React, {useId, useMemo, useState, type ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Chat} from '@site/src/chat';
import styles from '../../ui/site.module.css';
import type {Feature} from '../../data/features';
import {captureConfig, connectConfig, customizeConfig, mediaConfig, speechConfig} from './configs';
import {designs} from './designs';
import {permissionText} from './permission';
import {Received} from './Received';
import {useRefusals} from './useRefusals';

const HEIGHT = 400;

function ConnectDemo(): ReactNode {
  const [body, setBody] = useState('');
  const config = useMemo(() => connectConfig(setBody), []);
  return (
    <>
      <Chat config={config} label="Chat connected to a function" height={HEIGHT - 100} />
      <Received text={body} empty="Nothing yet: send a message." />
    </>
  );
}

function CaptureDemo(): ReactNode {
  const isBrowser = useIsBrowser();
  const canCapture = isBrowser && navigator.mediaDevices?.getUserMedia !== undefined;
  const [body, setBody] = useState('');
  const config = useMemo(() => captureConfig(canCapture, setBody), [canCapture]);
  const refusals = useRefusals();
  return (
    <>
      <Chat config={config} label="Chat that takes files" height={HEIGHT - 60} />
      <div role="status">
        {(['camera', 'microphone'] as const).map(
          (device) =>
            refusals[device] && (
              <p key={device} className={styles.note}>
                {permissionText(device, refusals[device])}
              </p>
            ),
        )}
      </div>
      <Received text={body} empty="Nothing yet: send a file." />
      {isBrowser && !canCapture && (
        <p className={styles.note}>
          This browser offers no camera or microphone here, so their buttons are left out. Pages
          need https for both.
        </p>
      )}
    </>
  );
}

function MediaDemo(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const config = useMemo(() => mediaConfig(withBaseUrl), [withBaseUrl]);
  return (
    <Chat config={config} label="Chat with text, picture, sound and HTML" height={HEIGHT + 40} />
  );
}

function SpeechDemo(): ReactNode {
  const isBrowser = useIsBrowser();
  const listens =
    !isBrowser || 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window;
  return (
    <>
      <Chat config={speechConfig} label="Chat that listens and speaks" height={HEIGHT} />
      <p className={styles.note}>
        {listens
          ? 'The browser asks for the microphone when you press it. Some browsers send your speech to their maker to transcribe it.'
          : "This browser can't transcribe speech, so there is no microphone. It still reads replies aloud."}
      </p>
    </>
  );
}

function CustomizeDemo(): ReactNode {
  const name = useId();
  const [chosen, setChosen] = useState(designs[0]!);
  const config = useMemo(() => ({...customizeConfig, ...chosen.config}), [chosen]);
  return (
    <>
      <fieldset className={styles.designs}>
        <legend className="sr-only">Design</legend>
        {designs.map((design) => (
          <label key={design.id}>
            <input
              type="radio"
              name={name}
              checked={design === chosen}
              onChange={() => setChosen(design)}
            />{' '}
            {design.name}
          </label>
        ))}
      </fieldset>
      <Chat
        key={chosen.id}
        config={config}
        label={`Chat in the design ${chosen.name}`}
        height={HEIGHT}
      />
    </>
  );
}

const demos: Readonly<Record<Feature['id'], () => ReactNode>> = {
  connect: ConnectDemo,
  captureFiles: CaptureDemo,
  media: MediaDemo,
  speech: SpeechDemo,
  customize: CustomizeDemo,
};

/** A live chat that shows one feature. Nothing asks for permission before a click. */
export function FeatureDemo({id}: {readonly id: Feature['id']}): ReactNode {
  const Demo = demos[id];
  return (
    <div className={styles.demo}>
      <Demo />
    </div>
  );
}
