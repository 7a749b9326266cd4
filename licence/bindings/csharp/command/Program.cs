using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Text;

namespace Keywerk.Command
{
    /// <summary>The library for the command line; see Usage.</summary>
    internal static class Program
    {
        private const string Usage = @"keywerk-command FILE --keys keys.json [--now TIME] [--machine] [--mac MAC] [--name NAME] [--trait KIND=VALUE]
                [--virtual] [--product-version N] [--clock-state FILE --clock-machine TEXT]
keywerk-command --batch CALLS
keywerk-command --requests FILE ...

Prints every reason against the licence, one code a line (or ""valid""), then ""term STATE DAYS GRACE"" (days left and
days of grace left, ""-"" without an end), ""note CODE"", ""trait KIND OUTCOME"" of a licence that is bound to traits, and
""seen TIME"". Ends with 0 (valid, also in its grace), 1 (not valid) or 2 (wrong call, unreadable file).

--batch answers many calls in one process: one a line of the file, its arguments parted by tabs, in which \t, \n, \r and
\\ are spelled so. Each answer ends with a line ""= CODE"". --requests reads licence requests and prints one line for
each: what it says, as a JSON object, or the code of the refusal.";

        private static int Main(string[] arguments)
        {
            Stream stream = Console.OpenStandardOutput();
            using (TextWriter output = new StreamWriter(stream, new UTF8Encoding(false)) { NewLine = "\n" })
            {
                if (arguments.Length == 2 && arguments[0] == "--batch")
                {
                    foreach (string line in File.ReadAllLines(arguments[1]))
                        output.WriteLine("= " + Answer(Arguments(line), output));
                    return 0;
                }
                return arguments.Length > 1 && arguments[0] == "--requests"
                    ? Requests.Print(arguments.Skip(1), output)
                    : Answer(arguments, output);
            }
        }

        private static string[] Arguments(string line)
        {
            return line.Split('\t').Select(Meant).ToArray();
        }

        private static string Meant(string argument)
        {
            StringBuilder meant = new StringBuilder();
            for (int i = 0; i < argument.Length; i++)
            {
                char c = argument[i];
                if (c == '\\' && i + 1 < argument.Length)
                {
                    c = argument[++i];
                    c = c == 't' ? '\t' : c == 'n' ? '\n' : c == 'r' ? '\r' : c;
                }
                meant.Append(c);
            }
            return meant.ToString();
        }

        /// <summary>Prints the answer to one call and returns the code it ends with.</summary>
        private static int Answer(IReadOnlyList<string> arguments, TextWriter output)
        {
            try
            {
                Call call = Call.Read(arguments);
                if (call == null) return Complain(Usage);
                Verdict verdict = Verifier.FromFile(call.Keys).VerifyFile(call.File, call.About);
                foreach (string line in Lines(verdict)) output.WriteLine(line);
                return verdict.IsValid ? 0 : 1;
            }
            catch (KeywerkException error)
            {
                return Complain(error.Message);
            }
            catch (IOException error)
            {
                return Complain(error.Message);
            }
            catch (FormatException error)
            {
                return Complain(error.Message);
            }
        }

        private static int Complain(string complaint)
        {
            Console.Error.WriteLine(complaint);
            return 2;
        }

        private static IEnumerable<string> Lines(Verdict verdict)
        {
            foreach (string reason in verdict.Reasons) yield return reason;
            if (verdict.IsValid) yield return "valid";
            if (verdict.IsRead)
                yield return "term " + verdict.State + " " + Days(verdict.DaysLeft) + " " + Days(verdict.GraceLeft);
            foreach (string note in verdict.Notes) yield return "note " + note;
            foreach (KeyValuePair<string, string> trait in verdict.Traits)
                yield return "trait " + trait.Key + " " + trait.Value;
            if (verdict.Seen != null)
                yield return "seen " + new DateTime(1970, 1, 1).AddSeconds(verdict.Seen.Value)
                    .ToString(Call.TimeFormat, CultureInfo.InvariantCulture);
        }

        private static string Days(long? days)
        {
            return days == null ? "-" : days.Value.ToString(CultureInfo.InvariantCulture);
        }
    }
}
