// @vitest-environment happy-dom
import {describe, expect, it} from 'vitest';
import {applyHostStyle, hasHostBorder, hasOwnBackground, hostStyle, ownHeight} from './hostStyle';

describe('hostStyle', () => {
  it('fills the place and always names a font', () => {
    expect(hostStyle({})).toMatchObject({width: '100%', height: '100%', fontFamily: 'inherit'});
  });

  it('lets style win over chatStyle, and both over the base', () => {
    const style = hostStyle({
      chatStyle: {width: '300px', fontFamily: 'serif'},
      style: {width: '200px'},
    });
    expect(style).toMatchObject({width: '200px', fontFamily: 'serif'});
  });

  it('gives way to an own background and border', () => {
    const style = hostStyle({chatStyle: {background: '#222', border: 'none', borderRadius: '0'}});
    expect(style).not.toHaveProperty('backgroundColor');
    expect(style).not.toHaveProperty('borderStyle');
    expect(style.borderRadius).toBe('0');
    expect(hasHostBorder({chatStyle: {border: 'none'}})).toBe(false);
    expect(hasHostBorder({chatStyle: {borderRadius: '4px'}})).toBe(true);
    expect(hasOwnBackground({chatStyle: {background: '#222'}})).toBe(true);
    expect(hasOwnBackground({chatStyle: {width: '1px'}})).toBe(false);
  });

  it('reads an own height in px', () => {
    expect(ownHeight({style: {height: '455px'}})).toBe(455);
    expect(ownHeight({style: {height: 200}})).toBe(200);
    expect(ownHeight({chatStyle: {height: '60vh'}})).toBeUndefined();
    expect(ownHeight({})).toBeUndefined();
  });

  it('replaces the style before', () => {
    const element = document.createElement('div');
    applyHostStyle(element, {style: {opacity: 0.5, width: 100}});
    expect(element.style.opacity).toBe('0.5');
    expect(element.style.width).toBe('100px');
    applyHostStyle(element, {});
    expect(element.style.opacity).toBe('');
  });
});
