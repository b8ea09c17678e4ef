import {useCallback, useEffect, useRef, useState} from 'react';
import {barsOf} from './waveform';

interface Voice {
  /** Heights of the bars while the microphone is on. */
  readonly bars: readonly number[] | undefined;
  /** Why the microphone is not on, after it was asked for. */
  readonly failure: string;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Draws the microphone's signal while it is on. The sound is neither kept nor sent. */
export function useVoice(): Voice {
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
