import { fileURLToPath } from 'node:url';

// This file is one folder below the workspace, as source (src/) and as bundle (dist/).
const inServer = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export const migrationsFolder = inServer('migrations');
export const pageAssetsFolder = inServer('assets');
export const webAppFolder = inServer('../web/dist');
