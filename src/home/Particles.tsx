import React, {useEffect, useRef, type ReactNode} from 'react';
import {ParticleField} from './particleField';

/** How long, in ms, the field moves on its own: less than the five seconds after which motion needs a stop. */
const LIVELY = 4500;

/**
 * Points that drift and come to rest behind a panel, and stir again while a pointer crosses it. A still
 * picture for users who prefer reduced motion; asleep off-screen and in background tabs. Drawn when the
 * page has nothing else to do.
 */
export function Particles({className}: {readonly className?: string}): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const element = canvas.current;
    const panel = element?.parentElement;
    if (!element || !panel) return undefined;
    const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
    const field = new ParticleField(element);
    let frame = 0;
    let isSeen = false;
    let energyUntil = 0;

    const step = (time: number) => {
      frame = 0;
      const energy = Math.min(1, Math.max(0, (energyUntil - time) / LIVELY));
      field.move(energy);
      field.draw();
      if (energy > 0 && isSeen && !document.hidden) frame = requestAnimationFrame(step);
    };
    const wake = () => {
      if (lessMotion.matches || !isSeen || document.hidden) field.draw();
      else if (frame === 0) frame = requestAnimationFrame(step);
    };
    const stir = () => {
      energyUntil = performance.now() + LIVELY;
      wake();
    };

    const watchers: (() => void)[] = [];
    const begin = () => {
      const sizes = new ResizeObserver(() => {
        field.fit();
        wake();
      });
      const sight = new IntersectionObserver(([entry]) => {
        isSeen = entry?.isIntersecting ?? false;
        wake();
      });
      const colours = new MutationObserver(() => {
        field.readColour();
        wake();
      });
      sizes.observe(element);
      sight.observe(element);
      colours.observe(document.documentElement, {attributeFilter: ['data-theme']});
      panel.addEventListener('pointermove', stir, {passive: true});
      document.addEventListener('visibilitychange', wake);
      lessMotion.addEventListener('change', wake);
      watchers.push(
        () => sizes.disconnect(),
        () => sight.disconnect(),
        () => colours.disconnect(),
        () => panel.removeEventListener('pointermove', stir),
        () => document.removeEventListener('visibilitychange', wake),
        () => lessMotion.removeEventListener('change', wake),
      );
      stir();
    };

    const timer = window.setTimeout(begin, 400);
    return () => {
      window.clearTimeout(timer);
      cancelAnimationFrame(frame);
      for (const stop of watchers) stop();
    };
  }, []);

  return <canvas ref={canvas} className={className} aria-hidden="true" />;
}
