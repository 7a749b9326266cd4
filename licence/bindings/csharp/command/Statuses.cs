using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;

namespace Keywerk.Command
{
    /// <summary>Status answers as lines: what they say and the keys that are trusted then, or the code of the refusal.</summary>
    internal static class Statuses
    {
        internal static int Print(string licence, string keys, IEnumerable<string> paths, TextWriter output)
        {
            int code = 0;
            try
            {
                foreach (string path in paths)
                {
                    Verifier verifier = Verifier.FromFile(keys);
                    Status status = verifier.ReadStatus(verifier.VerifyFile(licence), File.ReadAllBytes(path));
                    if (status.Refusal != null) code = 1;
                    output.WriteLine(status.Refusal ?? Line(status, verifier));
                }
                return code;
            }
            catch (KeywerkException error)
            {
                Console.Error.WriteLine(error.Message);
            }
            catch (IOException error)
            {
                Console.Error.WriteLine(error.Message);
            }
            return 2;
        }

        private static string Line(Status status, Verifier verifier)
        {
            IEnumerable<string> trusted = verifier.Keys.Select(key => key.Id + "=" + key.Status);
            return string.Join(" ", new[] { status.State, status.Successor ?? "-", status.At }.Concat(trusted));
        }
    }
}
