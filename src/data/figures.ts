/** Size of the component's one file, compressed with gzip, in kB. tests/unit/home.dom.test.ts measures it. */
export const COMPONENT_KILOBYTES = 111;
