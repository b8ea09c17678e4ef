// @vitest-environment happy-dom
import React from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {FrameStore, Store, useStorePart} from './store';

const frames: FrameRequestCallback[] = [];

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
});

afterEach(() => vi.unstubAllGlobals());

const nextFrame = () => frames.splice(0).forEach((callback) => callback(0));

it('tells of many changes once per frame, and has the newest value at once', () => {
  const store = new FrameStore(0);
  const heard: number[] = [];
  store.subscribe(() => heard.push(store.get()));
  for (const value of [1, 2, 3]) store.set(value);
  expect(store.get()).toBe(3);
  expect(heard).toEqual([]);
  nextFrame();
  expect(heard).toEqual([3]);
  nextFrame();
  expect(heard).toEqual([3]);
  store.set(4);
  nextFrame();
  expect(heard).toEqual([3, 4]);
});

it('draws a component again only when its part of the value has changed', () => {
  const store = new Store<Readonly<Record<string, number>>>({a: 1, b: 1});
  const drawn: number[] = [];
  const Part = () => {
    drawn.push(useStorePart(store, {}, ({a = 0}) => a));
    return null;
  };
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(React.createElement(Part)));
  flushSync(() => store.set({...store.get(), b: 2}));
  expect(drawn).toEqual([1]);
  flushSync(() => store.set({...store.get(), a: 2}));
  expect(drawn).toEqual([1, 2]);
  root.unmount();
});
