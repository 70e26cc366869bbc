import { UNSTABLE_ToastQueue as AriaToastQueue } from 'react-aria-components/Toast';

/** Time stands still while the toasts are hovered or focused, also for one that comes meanwhile. */
export class ToastQueue<Content> extends AriaToastQueue<Content> {
  #isInUse = false;

  override pauseAll(): void {
    this.#isInUse = true;
    super.pauseAll();
  }

  override resumeAll(): void {
    this.#isInUse = false;
    super.resumeAll();
  }

  /** A new toast starts its time when it appears, whatever the others do. */
  joinOthers(): void {
    if (this.#isInUse) super.pauseAll();
  }

  /** The last toast is gone, and with it the pointer or the focus that was on it. */
  forgetUse(): void {
    this.#isInUse = false;
  }
}
