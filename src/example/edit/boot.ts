/**
 * The only inline script of the frame that runs edited examples: it waits for the frame's program and runs
 * it from its own address. The frame inherits the site's content security policy, which names this
 * script by its hash (`src/plugins/hosting/policy.ts`) and refuses every other inline script. It runs in no
 * other place than a frame without an origin, directly in a page: elsewhere its hash helps nobody.
 */
export const FRAME_BOOT =
  "if(origin==='null'&&parent===top&&parent!==self){" +
  "addEventListener('message',function f(e){" +
  "if(e.source!==parent||e.data.type!=='program')return;" +
  "removeEventListener('message',f);" +
  "var s=document.createElement('script');" +
  "s.src=URL.createObjectURL(new Blob([e.data.text],{type:'text/javascript'}));" +
  'document.head.append(s)});' +
  "parent.postMessage({type:'empty'},'*')}";
