export default defineNuxtConfig({
  compatibilityDate: '2025-09-01',
  telemetry: false,
  vue: {compilerOptions: {isCustomElement: (tag) => tag === 'deep-chat'}},
});
