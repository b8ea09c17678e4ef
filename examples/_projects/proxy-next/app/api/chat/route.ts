import {answer} from '../../../lib/web.mjs';

export function POST(request: Request): Promise<Response> {
  return answer(request);
}
