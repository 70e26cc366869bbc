// The thread from its source, in tests and in `npm run dev`: Node 20 starts none from TypeScript. The build puts
// sheet-thread.ts itself in its place.
import { register } from 'tsx/esm/api';

register();
await import('./sheet-thread.ts');
