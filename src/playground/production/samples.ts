import express from '@site/.docusaurus/example-projects/express.json';
import fastapi from '@site/.docusaurus/example-projects/fastapi.json';
import proxy from '@site/.docusaurus/example-projects/proxy.json';
import proxyExpress from '@site/.docusaurus/example-projects/proxy-express.json';
import proxyFastapi from '@site/.docusaurus/example-projects/proxy-fastapi.json';
import proxyHono from '@site/.docusaurus/example-projects/proxy-hono.json';
import proxyNext from '@site/.docusaurus/example-projects/proxy-next.json';
import type {Samples} from './project';

/** The example projects of the docs, whose servers the projects are made of. */
export const samples: Samples = {
  express,
  fastapi,
  proxy,
  'proxy-express': proxyExpress,
  'proxy-fastapi': proxyFastapi,
  'proxy-hono': proxyHono,
  'proxy-next': proxyNext,
};
