import React, {useEffect, useRef, useState, type ReactNode, useCallback} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Chat, type DeepChatElement} from '@site/src/chat';
import {Button} from '../../ui/Button';
import {speechConfig} from './configs';
import styles from './demos.module.css';
import {saidBy, SAMPLE, sampleBars, barsOf} from './waveform';

interface Voice {
  /** Heights of the bars while the microphone is on. */
  readonly bars: readonly number[] | undefined;
  /** Why the microphone is not on, after it was asked for. */
  readonly failure: string;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Draws the microphone's signal while it is on. The sound is neither kept nor sent. */
function useVoice(): Voice {
  const [bars, setBars] = useState<readonly number[]>();
  const [failure, setFailure] = useState('');
  const end = useRef<() => void>(() => undefined);

  const stop = useCallback(() => {
    end.current();
    end.current = () => undefined;
    setBars(undefined);
  }, []);

  const start = useCallback(() => {
    setFailure('');
    let isWanted = true;
    end.current = () => {
      isWanted = false;
    };
    const begin = async () => {
      const stream = await navigator.mediaDevices.getUserMedia({audio: true});
      const release = () => stream.getTracks().forEach((track) => track.stop());
      if (!isWanted) return release();
      const context = new AudioContext();
      const analyser = context.createAnalyser();
      context.createMediaStreamSource(stream).connect(analyser);
      const samples = new Uint8Array(analyser.fftSize);
      const timer = setInterval(() => {
        analyser.getByteTimeDomainData(samples);
        setBars(barsOf(samples));
      }, 60);
      end.current = () => {
        clearInterval(timer);
        release();
        void context.close();
      };
    };
    begin().catch(() =>
      setFailure(
        'No microphone: there is none, or its permission was refused. The sample works without.',
      ),
    );
  }, []);

  useEffect(() => () => end.current(), []);
  return {bars, failure, start, stop};
}

const LENGTH = 2600;
const BARS = sampleBars();

/** How far the sample has come, from 0 to 1; it is sent at its end. */
function useSample(onEnd: () => void) {
  const [share, setShare] = useState(1);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(() => () => clearInterval(timer.current), []);
  const play = () => {
    clearInterval(timer.current);
    const began = performance.now();
    setShare(0);
    timer.current = setInterval(() => {
      const now = Math.min(1, (performance.now() - began) / LENGTH);
      setShare(now);
      if (now < 1) return;
      clearInterval(timer.current);
      onEnd();
    }, 60);
  };
  return {share, play};
}

/** A chat that listens and speaks, with a waveform and the transcript that grows with it. */
export function SpeechDemo(): ReactNode {
  const isBrowser = useIsBrowser();
  const [chat, setChat] = useState<DeepChatElement | null>(null);
  const {share, play} = useSample(() => chat?.submitUserMessage({text: SAMPLE}));
  const voice = useVoice();
  const canHear = isBrowser && navigator.mediaDevices?.getUserMedia !== undefined;
  const listens =
    !isBrowser || 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window;
  const bars = voice.bars ?? BARS;
  return (
    <>
      <div className={styles.split}>
        <div className={styles.voice}>
          <p className={styles.state}>
            {voice.bars
              ? 'Your microphone. Your voice is drawn here and sent nowhere.'
              : 'A simulated sample. No microphone is used.'}
          </p>
          <svg viewBox={`0 0 ${bars.length * 8} 96`} aria-hidden="true" className={styles.wave}>
            {bars.map((height, index) => (
              <rect
                key={index}
                x={index * 8 + 2}
                y={48 - height * 44}
                width="4"
                height={Math.max(4, height * 88)}
                rx="2"
                data-said={voice.bars || index / bars.length < share || undefined}
              />
            ))}
          </svg>
          <p className={styles.transcript} data-growing={share < 1 || undefined}>
            {voice.bars ? 'Press the microphone in the chat to transcribe.' : saidBy(share)}
          </p>
          <div className={styles.kinds}>
            <Button primary disabled={!chat || share < 1} onClick={play}>
              Play the sample
            </Button>
            {canHear && (
              <Button onClick={voice.bars ? voice.stop : voice.start}>
                {voice.bars ? 'Turn the microphone off' : 'Draw my voice'}
              </Button>
            )}
          </div>
          <p role="status" className={styles.hint}>
            {voice.failure}
          </p>
        </div>
        <Chat
          config={speechConfig}
          label="Chat that listens and speaks"
          height={400}
          onElement={setChat}
        />
      </div>
      <p className={styles.hint}>
        {listens
          ? 'The browser asks for the microphone when you press it. Some browsers send your speech to their maker to transcribe it.'
          : "This browser can't transcribe speech, so the chat has no microphone. It still reads replies aloud."}
      </p>
    </>
  );
}
