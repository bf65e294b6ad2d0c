export async function firstInformationPdf(_sheet: unknown, _broker: unknown): Promise<Buffer> {
  return Buffer.from("%PDF-1.7\n");
}
