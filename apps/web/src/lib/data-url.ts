/**
 * For pictures that need the access token: an <img> does not send it, and the content security policy forbids
 * blob URLs.
 */
export const dataUrlOf = (picture: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });
