import {describe, expect, it} from 'vitest';
import {breakLines, cardSvg} from './card';
import {sectionOf, titleOf, withCard} from './cardPages';

describe('cardSvg', () => {
  const card = (title: string) => cardSvg({title, section: 'Docs', site: 'Deep Chat'});
  const linesOf = (svg: string) => svg.match(/<tspan/g)?.length ?? 0;

  it('has title and section as text', () => {
    const svg = card('<b> & "more"');
    expect(svg).toContain('&lt;b&gt; &amp; &quot;more&quot;</tspan>');
    expect(svg).toContain('>Docs</text>');
  });

  it('says the name of a section with one page once', () => {
    expect(card('Docs').match(/>Docs</g)).toHaveLength(1);
  });

  it('keeps long titles within the card', () => {
    expect(linesOf(card('Connect'))).toBe(1);
    const long = card('word '.repeat(60));
    expect(linesOf(long)).toBeLessThanOrEqual(4);
    expect(long).toContain('…');
  });

  it('breaks between words', () => {
    expect(breakLines('one two three', 4.5)).toEqual(['one two', 'three']);
  });
});

describe('pages', () => {
  it('reads titles', () => {
    const page = '<title data-rh="true">A &amp; B &#39;c&#x27; | Site</title>';
    expect(titleOf(page, 'Site')).toBe("A & B 'c'");
    expect(titleOf('<meta http-equiv="refresh"><title>x</title>', 'Site')).toBeUndefined();
  });

  it('names sections', () => {
    expect(sectionOf('/docs/directConnection/Claude')).toBe('Docs: providers');
    expect(sectionOf('/docs/connect')).toBe('Docs');
    expect(sectionOf('/')).toBe(sectionOf('/404'));
  });

  it('puts the card into the head', () => {
    const card = {url: 'https://a.example/x.png', alt: 'Say "$&"', width: 1200, height: 630};
    const html = withCard('<head></head><body></body>', card);
    expect(html).toContain('<meta property="og:image" content="https://a.example/x.png">');
    expect(html).toContain('content="Say &quot;$&amp;&quot;"></head>');
  });
});
