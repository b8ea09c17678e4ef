import {useCallback, useEffect, useRef, useState} from 'react';
import {AnswerError, type Engine, type EngineId} from '../engine';
import {keepEngine, recallEngine} from '../savedTurns';

const loadBuiltIn = () => import(/* webpackChunkName: "built-in-model" */ '../engines/builtIn');

/** The engines, each with where questions go. */
const CHOICES = [
  {
    id: 'docs',
    label: 'The docs',
    note: 'Nothing leaves your browser.',
  },
  {
    id: 'builtIn',
    label: "Your browser's model",
    note: 'It writes the reply. Nothing leaves your device.',
  },
  {
    id: 'provider',
    label: 'Your provider',
    note: 'A provider writes the reply, with your API key.',
  },
] as const satisfies readonly {
  readonly id: EngineId;
  readonly label: string;
  readonly note: string;
}[];

export type EngineState = ReturnType<typeof useEngine>;

/** The reader's choice of an engine. It is remembered; what a form holds, such as a key, is not. */
export function useEngine() {
  const [wanted, setWanted] = useState(recallEngine);
  const [hasBuiltIn, setBuiltIn] = useState(false);
  /** From 0 to 1 while the browser downloads its own model. */
  const [download, setDownload] = useState<number>();
  const own = useRef<Engine>(undefined);
  /** Looks for engines that only some browsers have; some browsers log that they have none. */
  const look = useCallback(() => {
    void loadBuiltIn().then(
      async ({hasBuiltInModel}) => setBuiltIn(await hasBuiltInModel(window)),
      () => undefined,
    );
  }, []);
  const isWanted = wanted === 'builtIn';
  useEffect(() => {
    if (isWanted) look();
  }, [isWanted, look]);

  const choices = CHOICES.filter(({id}) => id !== 'builtIn' || hasBuiltIn);
  const chosen = choices.find(({id}) => id === wanted) ?? CHOICES[0];
  const id = chosen.id;
  const choose = useCallback((next: EngineId) => {
    own.current = undefined;
    setWanted(next);
    keepEngine(next);
  }, []);
  /** Uses the engine that a form has set up. */
  const setUp = useCallback((engine: Engine | undefined) => {
    own.current = engine;
  }, []);
  /** @throws AnswerError when the engine needs something first. */
  const current = useCallback(async (): Promise<Engine> => {
    if (id === 'docs') {
      const {docsEngine} = await import(/* webpackChunkName: "answers" */ '../extract');
      return docsEngine;
    }
    if (id === 'builtIn') {
      const {builtInEngine} = await loadBuiltIn();
      return builtInEngine(window, (done) => setDownload(done < 1 ? done : undefined));
    }
    if (!own.current) throw new AnswerError('Choose a provider first, then ask again.');
    return own.current;
  }, [id]);
  return {id, choices, note: chosen.note, download, look, choose, setUp, current};
}
