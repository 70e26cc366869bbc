import type { OpenAssessment } from './assessment-calls.ts';
import { type Kept, newDevice } from './kept-answers.ts';

/** Stores one form on the device: its texts and its answers. */
export type FormStorage = {
  /** False if the data is lost when the page is closed. */
  isLasting: () => boolean;
  readForm: () => Promise<OpenAssessment | undefined>;
  keepForm: (form: OpenAssessment) => Promise<void>;
  readKept: () => Promise<Kept | undefined>;
  /** Reads and writes in one transaction, so that no other tab can interfere. */
  update: (step: (kept: Kept | undefined) => Kept) => Promise<Kept>;
  /** Keeps only the answers that the server does not have; if there are none, deletes everything. */
  wipeForm: () => Promise<void>;
  wipe: () => Promise<void>;
};

const NAME = 'assessment';
const FORMS = 'forms';
const ANSWERS = 'answers';

/** Uses IndexedDB; falls back to memory if it is missing or fails later. */
export async function openFormStorage(formId: string): Promise<FormStorage> {
  const database = await openDatabase().catch(() => undefined);
  return database ? fallingBack(storageIn(database, formId)) : storageInMemory();
}

function storageIn(database: IDBDatabase, formId: string): FormStorage {
  const stores = [FORMS, ANSWERS];
  const write = () => database.transaction(stores, 'readwrite', { durability: 'strict' });
  const read = <Value>(store: string) =>
    answered<Value | undefined>(database.transaction(store).objectStore(store).get(formId));
  return {
    isLasting: () => true,
    readForm: () => read<OpenAssessment>(FORMS),
    keepForm: async (form) => {
      const transaction = write();
      transaction.objectStore(FORMS).put(form, formId);
      await finished(transaction);
    },
    readKept: () => read<Kept>(ANSWERS),
    update: async (step) => {
      const transaction = write();
      const answers = transaction.objectStore(ANSWERS);
      const kept = step(await answered<Kept | undefined>(answers.get(formId)));
      answers.put(kept, formId);
      await finished(transaction);
      return kept;
    },
    wipeForm: async () => {
      const transaction = write();
      transaction.objectStore(FORMS).delete(formId);
      const answers = transaction.objectStore(ANSWERS);
      const kept = await answered<Kept | undefined>(answers.get(formId));
      if (kept?.waiting.length) {
        answers.put({ ...kept, current: { revision: 0, answers: {}, rater: {} } } satisfies Kept, formId);
      } else answers.delete(formId);
      await finished(transaction);
    },
    wipe: async () => {
      const transaction = write();
      for (const store of stores) transaction.objectStore(store).delete(formId);
      await finished(transaction);
    },
  };
}

export function storageInMemory(): FormStorage {
  let form: OpenAssessment | undefined;
  let kept: Kept | undefined;
  const wipe = async () => {
    form = undefined;
    kept = undefined;
  };
  return {
    isLasting: () => false,
    readForm: async () => form,
    keepForm: async (given) => {
      form = given;
    },
    readKept: async () => kept,
    update: async (step) => {
      kept = step(kept);
      return kept;
    },
    wipeForm: wipe,
    wipe,
  };
}

/**
 * IndexedDB can fail during use, for example on a full device. The page then continues in memory, as another
 * device.
 */
function fallingBack(lasting: FormStorage): FormStorage {
  let storage = lasting;
  let last: Kept | undefined;
  async function goOnInMemory() {
    if (storage !== lasting) return;
    storage = storageInMemory();
    const known = last;
    if (known) await storage.update(() => ({ ...known, device: newDevice() }));
  }
  const update: FormStorage['update'] = async (step) => {
    try {
      last = await storage.update(step);
    } catch {
      await goOnInMemory();
      last = await storage.update(step);
    }
    return last;
  };
  return {
    isLasting: () => storage.isLasting(),
    readForm: () => storage.readForm().catch(() => undefined),
    keepForm: (form) => storage.keepForm(form).catch(goOnInMemory),
    readKept: () => storage.readKept().catch(() => last),
    update,
    wipeForm: () => storage.wipeForm().catch(goOnInMemory),
    wipe: () => storage.wipe().catch(goOnInMemory),
  };
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    for (const store of [FORMS, ANSWERS]) request.result.createObjectStore(store);
  };
  const database = await answered(request);
  // A later version of the page may need to upgrade the database.
  database.onversionchange = () => database.close();
  return database;
}

const answered = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const finished = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () => reject(transaction.error);
  });
