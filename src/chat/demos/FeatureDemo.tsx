import React, {type ReactNode} from 'react';
import type {Feature} from '../../data/features';
import {CaptureDemo} from './CaptureDemo';
import {ConnectDemo} from './ConnectDemo';
import {CustomizeDemo} from './CustomizeDemo';
import styles from './demos.module.css';
import {MediaDemo} from './MediaDemo';
import {SpeechDemo} from './SpeechDemo';

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
