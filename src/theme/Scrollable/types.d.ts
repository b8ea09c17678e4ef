declare module '@theme/Scrollable' {
  export {default} from '@site/src/theme/Scrollable';
}
