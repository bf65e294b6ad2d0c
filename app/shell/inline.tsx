/**
 * What stands in the page itself. In the browser, where modules of the server's are empty, `code` is undefined,
 * and React leaves what was sent alone: for that it has to be given text, even if it is none.
 */
type Code = { code: string | undefined };

export function InlineScript({ type, code = "" }: Code & { type?: string }) {
  return <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

export function InlineStyle({ code = "" }: Code) {
  return <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
