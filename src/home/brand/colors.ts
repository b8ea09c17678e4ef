import {brandColors, type BrandColors} from '../../chat/brandColors';

/** The colors as custom properties, `--light-user` and so on. */
export function propertiesOf(color: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    (['light', 'dark'] as const).flatMap((mode) =>
      Object.entries(brandColors(color, mode)).map(([name, value]) => [`--${mode}-${name}`, value]),
    ),
  );
}

/** The chat in these colors, as nine lines of HTML. */
export function brandCode({user, userText, surface, text, reply, line}: BrandColors): string {
  const field = {color: text, borderColor: line};
  return `<deep-chat
  connect='{"url": "/api/chat"}'
  style="background-color: ${surface}"
  messageStyles='{"default": {
    "user": {"bubble": {"backgroundColor": "${user}", "color": "${userText}"}},
    "ai": {"bubble": {"backgroundColor": "${reply}", "color": "${text}"}}
  }}'
  textInput='{"styles": {"container": ${JSON.stringify(field).replaceAll(':', ': ').replaceAll(',', ', ')}}}'
></deep-chat>`;
}
