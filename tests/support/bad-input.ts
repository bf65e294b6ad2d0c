/** Requests nobody should send: each is a name and the bytes. */

export type BadRequest = {
  name: string;
  bytes: string;
  /** It isn't at its end: the site waits for the rest, until its time is over. */
  unfinished?: true;
};

const HOST = "Host: 127.0.0.1\r\n";
const FORM = "Content-Type: application/x-www-form-urlencoded\r\n";
const FORMS = ["/versicherungen", "/finanzierung"];
const ENDPOINTS = ["/insurancemail.php", "/financemail.php"];

export function badRequests(): BadRequest[] {
  return [
    ...methods(),
    ...targets(),
    ...headers(),
    ...framing(),
    ...FORMS.flatMap(formBodies),
    ...FORMS.flatMap(multipartBodies),
    ...FORMS.flatMap(injections),
    ...ENDPOINTS.flatMap(jsonBodies),
  ];
}

const shown = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

function post(path: string, body: string, head = FORM): string {
  const length = `Content-Length: ${Buffer.byteLength(body, "latin1")}\r\n`;
  return `POST ${path} HTTP/1.1\r\n${HOST}${head}${length}\r\n${body}`;
}

function methods(): BadRequest[] {
  const names =
    "HEAD PUT PATCH DELETE TRACE OPTIONS CONNECT PROPFIND SEARCH PURGE LINK get FOO".split(" ");
  const paths = ["/", "/versicherungen", "/insurancemail.php", "/healthz", "/nix"];
  return names.flatMap((method) =>
    paths.map((path) => ({
      name: `${method} ${path}`,
      bytes: `${method} ${path} HTTP/1.1\r\n${HOST}Content-Length: 0\r\n\r\n`,
    })),
  );
}

function targets(): BadRequest[] {
  const odd = [
    "*",
    "//",
    "//evil.example/",
    "http://evil.example/",
    "http://127.0.0.1/versicherungen",
    "/%",
    "/%00",
    "/%ff",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/../../etc/passwd",
    "/build/../../package.json",
    "/build/%2e%2e/%2e%2e/package.json",
    "/build/nix.js",
    "/build/",
    "/build",
    "/.env",
    "/.git/config",
    "/versicherungen%00",
    "/versicherungen%2f",
    "/versicherungen;x=1",
    "/versicherungen#x",
    "/\\evil",
    "/?_data=root",
    "/versicherungen?_data=root",
    "/versicherungen?_data=routes/versicherungen",
    "/versicherungen?_data=routes/nix",
    "/versicherungen?_data=__proto__",
    "/versicherungen?index",
    "/versicherungen?gesendet=<script>",
    "/versicherungen?gesendet=7K3M-9PXR&gesendet=x",
    "/versicherungen?privat=__proto__",
    "/versicherungen?privat=constructor&gewerbe=toString",
    `/versicherungen?${"privat=kfz&".repeat(500)}`,
    `/${"a".repeat(8000)}`,
    `/${"a/".repeat(4000)}`,
    "/__manifest?p=/",
    "/_root.data",
    "/versicherungen.data",
    "/problem/500",
    "/problem/x",
    "/\u00fc",
    "/%u0041",
    "/?\u0000",
    "/\t",
    "?",
    "",
    "a",
  ];
  return odd.map((target) => ({
    name: `GET ${shown(target)}`,
    bytes: `GET ${target} HTTP/1.1\r\n${HOST}\r\n`,
  }));
}

function headers(): BadRequest[] {
  const odd = [
    "Host: evil.example",
    "Host:",
    "X-Forwarded-Host: evil.example",
    "X-Forwarded-Proto: javascript",
    "X-Forwarded-For: ' OR 1=1, ,,::::",
    "X-Client-Key: me",
    "X-Script-Hashes: abc",
    "Range: bytes=0-",
    `Range: bytes=${"0-0,".repeat(1000)}0-0`,
    "Range: bytes=9-1",
    "If-None-Match: *",
    "If-Modified-Since: gestern",
    "Accept-Encoding: gzip;q=x, br;q=2, *;q=-1",
    "Accept: \u0001",
    "Upgrade: websocket\r\nConnection: Upgrade",
    "Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings",
    "Expect: 100-continue",
    "Expect: the-unexpected",
    "Cookie: a=b; __proto__=1",
    "Origin: \u00ff",
    "Transfer-Encoding: gzip",
    "Connection: close, close",
    "Content-Length: 5",
    "TE: trailers",
    `X-Long: ${"a".repeat(20_000)}`,
    `${"X-Many: 1\r\n".repeat(300)}X-Last: 1`,
    "Bad Header: 1",
    ": leer",
    "X\u0000: 1",
    " folded: 1",
    "Proxy: http://evil.example",
    "Content-Encoding: gzip",
  ];
  return odd.flatMap((header) =>
    ["/", "/versicherungen"].map((path) => ({
      name: `GET ${path} with ${shown(header)}`,
      bytes: `GET ${path} HTTP/1.1\r\n${HOST}${header}\r\n\r\n`,
    })),
  );
}

function framing(): BadRequest[] {
  const head = `POST /versicherungen HTTP/1.1\r\n${HOST}${FORM}`;
  const odd = [
    "\0\0\0\0",
    "GET /\r\n\r\n",
    "GET / HTTP/9.9\r\n\r\n",
    "GET / HTTP/1.1\r\n\r\n",
    "\u0016\u0003\u0001\u0002\u0000",
    "SSH-2.0-x\r\n",
    "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    `${head}Content-Length: -1\r\n\r\n`,
    `${head}Content-Length: x\r\n\r\n`,
    `${head}Content-Length: 99999999999999999999\r\n\r\n`,
    `${head}Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd`,
    `${head}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
    `${head}Transfer-Encoding: chunked\r\n\r\n-1\r\n\r\n`,
    `${head}Transfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n`,
    `${head}Transfer-Encoding: chunked\r\n\r\n3;ext=${"a".repeat(9000)}\r\nabc\r\n0\r\n\r\n`,
    `${head}Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\nX-Trailer: 1\r\n\r\n`,
    `GET / HTTP/1.1\r\n${HOST}\r\nGET /versicherungen HTTP/1.1\r\n${HOST}\r\n`,
  ];
  const unfinished = [
    "",
    "\r\n",
    "\r\n\r\n",
    "GET",
    `${head}Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n`,
  ];
  return [
    ...odd.map((bytes) => ({ name: `bytes ${shown(bytes)}`, bytes })),
    ...unfinished.map((bytes) => ({
      name: `unfinished bytes ${shown(bytes)}`,
      bytes,
      unfinished: true as const,
    })),
  ];
}

function formBodies(path: string): BadRequest[] {
  const names = [
    "name[99999999]",
    "name[0][1][2]",
    "name.a.b.c",
    "a[b][c][d][e]",
    "__proto__",
    "__proto__[x]",
    "constructor[prototype][x]",
    "toString",
    "hasOwnProperty",
    "length",
    "name[]",
    "[]",
    "",
    "%00",
    "__intent__",
    "__state__",
    "email.__proto__",
    "email[length]",
  ];
  const valid = "email=a%40b.de&phone=1&checkboxPrivacy=on&baufi=on";
  const bodies = [
    ...names.map((name) => `${name}=1&${valid}`),
    ...names.map((name) => `${name}=1`),
    "",
    "&",
    "=",
    "&&&===",
    "%",
    "%zz",
    "%ff%fe",
    "email",
    "email&phone",
    "a=b=c=d",
    "x=1&".repeat(10_000),
    "email=a%40b.de&".repeat(2000),
    `name=${"%F0%9F%98%80".repeat(5000)}`,
    `message=${"a".repeat(60_000)}`,
    `message=${"%0A".repeat(20_000)}`,
    `name=${"%00".repeat(100)}`,
    `__intent__=${encodeURIComponent('{"type":"insert","payload":{"name":"name","index":99999999}}')}&${valid}`,
    `__state__=${encodeURIComponent('{"validated":{"__proto__":{"x":1}}}')}&${valid}`,
    "checkboxPrivacy=off&email=a%40b.de&phone=1",
    `email=${"a@".repeat(5000)}`,
    `email=${"a.".repeat(5000)}b@c.de`,
    `email=a@${"b.".repeat(5000)}de`,
    `email=${"(".repeat(5000)}`,
    `phone=${"1".repeat(50_000)}`,
  ];
  const types = [
    "text/plain",
    "application/json",
    "application/xml",
    "application/x-www-form-urlencoded; charset=utf-7",
    "APPLICATION/X-WWW-FORM-URLENCODED",
    "application/x-www-form-urlencoded, multipart/form-data",
    "x",
    "/",
    ";",
  ];
  return [
    ...bodies.map((body) => ({ name: `${path} body ${shown(body)}`, bytes: post(path, body) })),
    ...types.map((type) => ({
      name: `${path} of type ${shown(type)}`,
      bytes: post(path, valid, `Content-Type: ${type}\r\n`),
    })),
    { name: `${path} without a type`, bytes: post(path, valid, "") },
    {
      name: `${path} gzipped`,
      bytes: post(path, "\u001f\u008b", `${FORM}Content-Encoding: gzip\r\n`),
    },
    { name: `${path} 70 kB`, bytes: post(path, `message=${"a".repeat(70_000)}`) },
  ];
}

function multipartBodies(path: string): BadRequest[] {
  const part = (name: string, value: string, more = "") =>
    `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
  const bodies = [
    "",
    "--b--",
    "--b--\r\n",
    "--b",
    "--b\r\n",
    "--b\r\n\r\n",
    "--b\r\n\r\nx\r\n--b--\r\n",
    "x",
    "\r\n--b\r\n",
    part("email", "a@b.de"),
    `${part("email", "a@b.de")}--b`,
    `${part("", "x")}--b--\r\n`,
    `${part("name", "x", '; filename="../../x"')}--b--\r\n`,
    `${part("name[99999999]", "x")}--b--\r\n`,
    `${part('a"b', "x")}--b--\r\n`,
    `${part("name", "\u00ff\u00fe")}--b--\r\n`,
    `${part("x", "y").repeat(500)}--b--\r\n`,
    "--b\r\nContent-Disposition: attachment\r\n\r\nx\r\n--b--\r\n",
    "--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n",
    `--b\r\n${"X-A: b\r\n".repeat(2000)}\r\nx\r\n--b--\r\n`,
    `${part("email", "a@b.de", "; name*=utf-8''phone")}--b--\r\n`,
  ];
  const types = [
    "boundary=b",
    "boundary=",
    "boundary",
    "",
    `boundary=${"b".repeat(300)}`,
    'boundary="b',
    "boundary=\u00ff",
  ];
  return [
    ...bodies.map((body) => ({
      name: `${path} multipart ${shown(body)}`,
      bytes: post(path, body, "Content-Type: multipart/form-data; boundary=b\r\n"),
    })),
    ...types.map((type) => ({
      name: `${path} multipart with ${shown(type)}`,
      bytes: post(
        path,
        `${part("email", "x")}--b--\r\n`,
        `Content-Type: multipart/form-data; ${type}\r\n`,
      ),
    })),
  ];
}

/** What would add a header, a recipient or a command to a mail, in each field. */
function injections(path: string): BadRequest[] {
  const fields = [
    "title",
    "name",
    "email",
    "phone",
    "callback",
    "message",
    "topic",
    "financeOption",
  ];
  const payloads = [
    "x\r\nBcc: opfer@evil.example",
    "x\nBcc: opfer@evil.example",
    "x\rBcc: opfer@evil.example",
    "x\r\n\r\n<script>alert(1)</script>",
    "a@b.de>,<opfer@evil.example",
    "a@b.de,opfer@evil.example",
    "x\r\n.\r\nRCPT TO:<opfer@evil.example>\r\nDATA\r\n",
    "=?utf-8?q?=0D=0ABcc:_opfer@evil.example?=",
    "x\u2028Bcc: opfer@evil.example",
    "x\0y",
  ];
  return fields.flatMap((field) =>
    payloads.map((payload, number) => {
      const values = {
        email: "a@b.de",
        phone: `1${number}`,
        checkboxPrivacy: "on",
        baufi: "on",
        [field]: payload,
      };
      const body = new URLSearchParams(values).toString();
      return { name: `${path} ${field}=${shown(payload)}`, bytes: post(path, body) };
    }),
  );
}

function jsonBodies(path: string): BadRequest[] {
  const bodies = [
    "",
    "null",
    "true",
    "0",
    '""',
    "[]",
    "{",
    "}",
    "{}",
    "{{}}",
    "undefined",
    "NaN",
    "{'a':1}",
    "\u00ef\u00bb\u00bf{}",
    "[".repeat(30_000),
    '{"a":'.repeat(10_000),
    `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`,
    '{"__proto__":{"email":"a@b.de"}}',
    '{"constructor":{"prototype":{"x":1}},"email":"a@b.de","phone":"1"}',
    '{"email":{"toString":1},"phone":[]}',
    '{"email":1e999,"phone":-0}',
    '{"email":"a@b.de","phone":1e400}',
    '{"email":"\\ud800@b.de","phone":"1"}',
    '{"email":"a@b.de","email":"c@d.de","phone":"1","phone":null}',
    '{"email":"a@b.de\\r\\nBcc: opfer@evil.example","phone":"1"}',
    '{"email":"a@b.de","phone":"1","name":"x\\r\\nBcc: opfer@evil.example"}',
    '{"email":"a@b.de","phone":"1","title":"\\u0000"}',
    `{"email":"a@b.de","phone":"1","text":"${"a".repeat(10_001)}"}`,
    `{"email":"a@b.de","phone":"1","text":"${"a".repeat(66_000)}"}`,
    `{"email":"${"a@".repeat(9000)}","phone":"1"}`,
    `{${'"k":1,'.repeat(8000)}"email":"x"}`,
    "\u0000\u0001\u0002",
  ];
  return bodies.map((body) => ({
    name: `${path} ${shown(body)}`,
    bytes: post(path, body, "Content-Type: text/plain\r\n"),
  }));
}
